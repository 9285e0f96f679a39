import { island, landed } from '../components/island'
import * as forms from './forms'

// In the browser's bundle a form is fetched when it comes near. The condition is spelled out each time: only so does the
// bundler leave out the other branch and what it imports.

export const ContactForm =
  process.env.BUILD_STAGE === 'build-javascript'
    ? island(() => import('./forms').then((module) => module.ContactForm))
    : landed(forms.ContactForm)

export const LeadForm =
  process.env.BUILD_STAGE === 'build-javascript'
    ? island(() => import('./forms').then((module) => module.LeadForm))
    : landed(forms.LeadForm)
