const tableRecord = 16
const extension = 9

function tableOffset(font: DataView, tag: string): number | undefined {
  const count = font.getUint16(4)
  for (let index = 0; index < count; index++) {
    const record = 12 + index * tableRecord
    const name = [0, 1, 2, 3].map((at) => String.fromCharCode(font.getUint8(record + at))).join('')
    if (name === tag) return font.getUint32(record + 8)
  }
  return undefined
}

/**
 * Turns the extension lookups of a font's GPOS table into plain ones, in place: opentype.js knows no extensions, and
 * would set the text without kerning. (An extension is a lookup behind a 32-bit offset; a small subset does not need it.)
 */
export function openKerning(sfnt: ArrayBuffer): void {
  const font = new DataView(sfnt)
  const gpos = tableOffset(font, 'GPOS')
  if (gpos === undefined) return
  const list = gpos + font.getUint16(gpos + 8)
  for (let index = 0; index < font.getUint16(list); index++) {
    const lookup = list + font.getUint16(list + 2 + index * 2)
    if (font.getUint16(lookup) !== extension) continue
    const slots = Array.from({ length: font.getUint16(lookup + 4) }, (_, slot) => lookup + 6 + slot * 2)
    const targets = slots.map((slot) => {
      const subtable = lookup + font.getUint16(slot)
      return { slot, type: font.getUint16(subtable + 2), offset: subtable + font.getUint32(subtable + 4) - lookup }
    })
    const type = targets[0]?.type
    if (type === undefined || targets.some(({ offset }) => offset > 0xffff)) continue
    font.setUint16(lookup, type)
    for (const { slot, offset } of targets) font.setUint16(slot, offset)
  }
}
