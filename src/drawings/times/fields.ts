import { z } from 'zod'
import { figureId, text } from '../../data-model/primitives'
import { heading } from '../../data-model/section-fields'
import { exampleText } from '../kit/example'

const answer = z.strictObject({
  figure: figureId.meta({
    label: { en: 'Figure', it: 'Numero' },
    hint: {
      en: 'How long it takes, in minutes, hours or days: at most 120 hours, the quote at least 24',
      it: 'Quanto tempo ci vuole, in minuti, ore o giorni: al massimo 120 ore, il preventivo almeno 24',
    },
  }),
  words: text.meta({
    label: { en: 'In words', it: 'A parole' },
    hint: {
      en: 'The figure as it stands in the drawing, for example "under {{form-response}}"',
      it: 'Il numero come sta nel disegno, per esempio «in meno di {{form-response}}»',
    },
  }),
  text: text.meta({
    label: { en: 'Text', it: 'Testo' },
    hint: {
      en: 'What takes so long. {day} and {hour} are when the quote is due at the latest',
      it: 'Che cosa richiede quel tempo. {day} e {hour} sono la scadenza del preventivo',
    },
  }),
})

export const fields = {
  heading,
  intro: exampleText.meta({
    label: { en: 'Introduction', it: 'Introduzione' },
    hint: {
      en: 'Says that the day is an example: {day}, {hour}',
      it: 'Dice che il giorno è un esempio: {day}, {hour}',
    },
  }),
  written: z
    .strictObject({
      day: z
        .number()
        .int()
        .min(1)
        .max(5)
        .meta({
          label: { en: 'Day', it: 'Giorno' },
          hint: { en: 'Day of the week: 1 is Monday', it: 'Giorno della settimana: 1 è lunedì' },
        }),
      hour: z
        .number()
        .int()
        .min(7)
        .max(15)
        .meta({ label: { en: 'Hour', it: 'Ora' }, hint: { en: 'Hour of that day', it: 'Ora di quel giorno' } }),
    })
    .meta({
      label: { en: 'When the message is written', it: 'Quando parte il messaggio' },
      hint: {
        en: 'When the visitor of the example writes: 1 is Monday, by the hours of the day',
        it: 'Quando scrive la persona dell’esempio: 1 è lunedì, con le ore del giorno',
      },
    }),
  write: exampleText.meta({
    label: { en: 'When one writes', it: 'Quando si scrive' },
    hint: {
      en: 'Stands at the sun of that hour: {day}, {hour}',
      it: 'Sta accanto al sole di quell’ora: {day}, {hour}',
    },
  }),
  form: answer.meta({
    label: { en: 'Form', it: 'Modulo' },
    hint: { en: 'How soon a form is answered', it: 'In quanto tempo si risponde a un modulo' },
  }),
  email: answer.meta({
    label: { en: 'E-mail', it: 'E-mail' },
    hint: { en: 'How soon an e-mail is answered', it: 'In quanto tempo si risponde a una e-mail' },
  }),
  call: answer.meta({
    label: { en: 'Phone call', it: 'Telefonata' },
    hint: { en: 'How long the first call takes', it: 'Quanto dura la prima chiamata' },
  }),
  quote: answer.meta({
    label: { en: 'Quote', it: 'Preventivo' },
    hint: { en: 'How soon the quote is there', it: 'In quanto tempo arriva il preventivo' },
  }),
  condition: text.meta({
    label: { en: 'Condition', it: 'Condizione' },
    hint: { en: 'When the time of the quote holds', it: 'Quando vale il tempo del preventivo' },
  }),
  sun: exampleText.meta({
    label: { en: 'A small sun', it: 'Un piccolo sole' },
    hint: { en: 'What a small sun is', it: 'Che cos’è un piccolo sole' },
  }),
  weekend: exampleText.meta({
    label: { en: 'At the weekend', it: 'Nel fine settimana' },
    hint: {
      en: 'What happens with a message of the weekend',
      it: 'Che cosa succede a un messaggio del fine settimana',
    },
  }),
}

export const timesFields = z.object(fields)
export type Times = z.output<typeof timesFields>
