/** The forms of the site, one chunk of the browser's bundle. */
export { ContactForm } from './contact-form'
export { LeadForm } from './lead-form'
