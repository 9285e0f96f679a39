import { z } from 'zod'
import { figureId, text } from '../../data-model/primitives'
import { heading } from '../../data-model/section-fields'
import { field } from '../../data-model/words'
import { exampleText } from '../kit/example'

const answer = z.strictObject({
  figure: field(figureId, {
    en: ['Figure', 'How long it takes, in minutes, hours or days: at most 120 hours, the quote at least 24'],
    it: ['Numero', 'Quanto tempo ci vuole, in minuti, ore o giorni: al massimo 120 ore, il preventivo almeno 24'],
  }),
  words: field(text, {
    en: ['In words', 'The figure as it stands in the drawing, for example "under {{form-response}}"'],
    it: ['A parole', 'Il numero come sta nel disegno, per esempio «in meno di {{form-response}}»'],
  }),
  text: field(text, {
    en: ['Text', 'What takes so long. {day} and {hour} are when the quote is due at the latest'],
    it: ['Testo', 'Che cosa richiede quel tempo. {day} e {hour} sono la scadenza del preventivo'],
  }),
})

export const fields = {
  heading,
  intro: field(exampleText, {
    en: ['Introduction', 'Says that the day is an example: {day}, {hour}'],
    it: ['Introduzione', 'Dice che il giorno è un esempio: {day}, {hour}'],
  }),
  written: field(
    z.strictObject({
      day: field(z.number().int().min(1).max(5), {
        en: ['Day', 'Day of the week: 1 is Monday'],
        it: ['Giorno', 'Giorno della settimana: 1 è lunedì'],
      }),
      hour: field(z.number().int().min(7).max(15), {
        en: ['Hour', 'Hour of that day'],
        it: ['Ora', 'Ora di quel giorno'],
      }),
    }),
    {
      en: [
        'When the message is written',
        'When the visitor of the example writes: 1 is Monday, by the hours of the day',
      ],
      it: ['Quando parte il messaggio', 'Quando scrive la persona dell’esempio: 1 è lunedì, con le ore del giorno'],
    },
  ),
  write: field(exampleText, {
    en: ['When one writes', 'Stands at the sun of that hour: {day}, {hour}'],
    it: ['Quando si scrive', 'Sta accanto al sole di quell’ora: {day}, {hour}'],
  }),
  form: field(answer, {
    en: ['Form', 'How soon a form is answered'],
    it: ['Modulo', 'In quanto tempo si risponde a un modulo'],
  }),
  email: field(answer, {
    en: ['E-mail', 'How soon an e-mail is answered'],
    it: ['E-mail', 'In quanto tempo si risponde a una e-mail'],
  }),
  call: field(answer, {
    en: ['Phone call', 'How long the first call takes'],
    it: ['Telefonata', 'Quanto dura la prima chiamata'],
  }),
  quote: field(answer, {
    en: ['Quote', 'How soon the quote is there'],
    it: ['Preventivo', 'In quanto tempo arriva il preventivo'],
  }),
  condition: field(text, {
    en: ['Condition', 'When the time of the quote holds'],
    it: ['Condizione', 'Quando vale il tempo del preventivo'],
  }),
  sun: field(exampleText, {
    en: ['A small sun', 'What a small sun is'],
    it: ['Un piccolo sole', 'Che cos’è un piccolo sole'],
  }),
  weekend: field(exampleText, {
    en: ['At the weekend', 'What happens with a message of the weekend'],
    it: ['Nel fine settimana', 'Che cosa succede a un messaggio del fine settimana'],
  }),
}

export const timesFields = z.object(fields)
export type Times = z.output<typeof timesFields>
