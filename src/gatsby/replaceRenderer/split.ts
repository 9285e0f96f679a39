import postcss from 'postcss'

import { lateMedia } from '../../theme/late-media'

/**
 * Parts the rules of a page that every visitor needs from those for media of `lateMedia`.
 * @param css with these media at the top, where Emotion puts them
 * @returns `late` a rule a line, as `late-styles` reads them
 */
export function split(css: string): { now: string; late: string[] } {
  const root = postcss.parse(css)
  const late: string[] = []
  root.each((node) => {
    if (node.type !== 'atrule' || !lateMedia.includes(`@${node.name} ${node.params}`)) return
    late.push(node.toString())
    node.remove()
  })
  return { now: root.toString(), late }
}
