/** Whether all pages and cases are checked (`npm run test:all`), or a sample of them (`npm test`). */
export const isComplete = Boolean(process.env.EVERY_PAGE)
