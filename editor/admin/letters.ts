/** How many letters a text may have, as the models say it. */
type Limits = { least?: number; most: number }

/** What a figure's name in a text becomes on the site. */
export type FigureTexts = Readonly<Record<string, string>>

/** A text as the site shows it: with its figures in place. */
const shownText = (text: string, figures: FigureTexts) =>
  text.replace(/\{\{([a-z0-9-]+)\}\}/g, (name, id: string) => figures[id] ?? name)

/** @example countLetters('Ciao', { most: 60 }, {}, 'it') // { words: '4 di 60 lettere', isSound: true } */
export function countLetters(text: string, { least = 0, most }: Limits, figures: FigureTexts, language: string) {
  const { length } = shownText(text.trim(), figures)
  const words =
    language === 'it'
      ? `${length} di ${most} lettere${length < least ? `, almeno ${least}` : ''}`
      : `${length} of ${most} letters${length < least ? `, at least ${least}` : ''}`
  return { words, isSound: length >= least && length <= most }
}

const style = { margin: '4px 0 0', fontSize: '12px' }

/**
 * Counts the letters while somebody types, below each field that has a limit.
 * @param figures by the language of a page
 */
export function countWhileTyping(language: string, figures: Readonly<Record<string, FigureTexts>>): void {
  for (const name of ['string', 'text']) {
    const widget = window.CMS.getWidget(name)
    const counted = window.createClass<object, ControlProps>({
      render() {
        const { field, value, locale } = this.props
        const most = Number(field.get('most_letters'))
        const control = window.h(widget.control, this.props)
        if (!most) return control
        const least = Number(field.get('least_letters') ?? 0)
        const { words, isSound } = countLetters(
          value ?? '',
          { least, most },
          figures[locale ?? language] ?? {},
          language,
        )
        return window.h(
          'div',
          {},
          control,
          window.h('p', { style: { ...style, color: isSound ? '#5d626f' : '#b3261e' } }, words),
        )
      },
    })
    window.CMS.registerWidget(name, counted, widget.preview)
  }
}
