/** Whether all pages and cases are checked (`npm run test:every-page`), or a sample of them (`npm test`). */
export const isComplete = Boolean(process.env.EVERY_PAGE)
