import { changedValues } from './controls'
import { addToDraft } from './draft'

/**
 * A page that is left before its app is there (a language switch, a reload) keeps what was written in its forms. For the
 * start script: nothing here needs React. A form that the app has taken over keeps itself.
 */
export function keepEarlyWriting(): void {
  addEventListener('pagehide', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) {
      const id = form.dataset.form
      if (id && !form.noValidate) addToDraft(id, changedValues(form))
    }
  })
}
