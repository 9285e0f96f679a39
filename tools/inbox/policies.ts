import { escapeHtml, htmlDocument } from './html'
import { policyStyle } from './style'

/** The languages of the stand-ins. */
type Language = 'en' | 'it'

type Policy = { path: string; language: Language; title: string; sections: [heading: string, text: string][] }

const notices: Record<Language, string> = {
  en: 'Example document, for trying the site on your own machine. It is not a policy and has no legal value.',
  it: 'Documento di esempio, per provare il sito sul proprio computer. Non è un’informativa e non ha valore legale.',
}

/** Stand-ins for the external policy documents that the site shows in a dialog (R-POLICY-1). */
export const policies: Policy[] = [
  {
    path: '/en/privacy',
    language: 'en',
    title: 'Privacy Policy',
    sections: [
      ['Who is responsible', 'The real document names the company that runs the site and how to reach it.'],
      ['What is collected', 'What you write in a form: your name, how to reach you, and your message.'],
      ['Why', 'To answer your request. The real document says on what legal ground, and for how long it is kept.'],
      ['Your rights', 'You can ask to see, correct or delete what concerns you. The real document says where.'],
    ],
  },
  {
    path: '/en/cookie',
    language: 'en',
    title: 'Cookie Policy',
    sections: [
      ['What cookies are', 'Small pieces of text that a site asks the browser to keep.'],
      ['Which ones this site uses', 'The real document lists each one, with its purpose and how long it stays.'],
      ['How to refuse them', 'In the settings of your browser, or where the real document says.'],
    ],
  },
  {
    path: '/it/privacy',
    language: 'it',
    title: 'Informativa sulla privacy',
    sections: [
      ['Titolare del trattamento', 'Il documento vero indica l’azienda che gestisce il sito e come contattarla.'],
      ['Quali dati', 'Quelli che scrivi in un modulo: il tuo nome, i tuoi recapiti e il messaggio.'],
      [
        'Perché',
        'Per rispondere alla tua richiesta. Il documento vero indica la base giuridica e i tempi di conservazione.',
      ],
      [
        'I tuoi diritti',
        'Puoi chiedere di vedere, correggere o cancellare i tuoi dati. Il documento vero spiega a chi.',
      ],
    ],
  },
  {
    path: '/it/cookie',
    language: 'it',
    title: 'Informativa sui cookie',
    sections: [
      ['Che cosa sono i cookie', 'Piccoli testi che un sito chiede al browser di conservare.'],
      ['Quali usa questo sito', 'Il documento vero li elenca uno per uno, con lo scopo e la durata.'],
      ['Come rifiutarli', 'Nelle impostazioni del browser, o dove indica il documento vero.'],
    ],
  },
]

const section = ([heading, text]: Policy['sections'][number]) =>
  `<h2>${escapeHtml(heading)}</h2>\n<p>${escapeHtml(text)}</p>`

export const policyDocument = ({ language, title, sections }: Policy) =>
  htmlDocument({
    language,
    title,
    style: policyStyle,
    body: `<main>
<p class="notice">${escapeHtml(notices[language])}</p>
<h1>${escapeHtml(title)}</h1>
${sections.map(section).join('\n')}
</main>`,
  })
