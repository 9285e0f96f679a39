import sharp from 'sharp'

import { inventedSiteForEachTest } from '../../tests/jest/site-copy'

const site = inventedSiteForEachTest()
const home = 'data/pages/en/home.json'
const field = 'sections[0].image.file'

const show = (file: string) => site.set(home, 'sections[0].image', { file, alt: 'Us' })
const put = (name: string, content: string | Uint8Array) => site.write(`data/images/${name}`, content)

const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const
const plain = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#7CCBD6', noise } })
const huge = () => plain().resize(8000, 5100, { kernel: 'nearest' }).png({ compressionLevel: 1 }).toBuffer()
const jpeg = () => plain().jpeg().toBuffer()
const half = (content: Buffer) => content.subarray(0, content.length / 2)
/** The header of what an iPhone saves: sharp writes no HEIC. */
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')

test.each([
  ['IMG_1234.JPG', jpeg],
  ['Il nostro studio (2).jpeg', jpeg],
  ['a.webp', () => plain().webp().toBuffer()],
  ['a.AVIF', () => plain().avif().toBuffer()],
  ['a.png', () => plain().png().toBuffer()],
  ['really-a-png.jpg', () => plain().png().toBuffer()],
  ['turned.jpg', () => plain().withMetadata({ orientation: 6 }).jpeg().toBuffer()],
])('a page may show %s, without a dark twin (R-SITE-6)', async (name, content) => {
  put(name, await content())
  show(name)
  expect(await site.mistakes()).toEqual([])
})

test('a photo that a phone wrote in its own way is shown: phones break rules that no browser minds', async () => {
  const content = await jpeg()
  const scan = content.indexOf(Buffer.from([0xff, 0xda]))
  // The last coefficient of the scan: some phones write 0 in place of 63.
  content[scan + 3 + content.readUInt16BE(scan + 2) - 2] = 0
  put('a.jpg', Buffer.concat([content, Buffer.from('a film of a second')]))
  show('a.jpg')
  expect(await site.mistakes()).toEqual([])
})

test.each<[what: string, name: string, content: () => Promise<Uint8Array> | Uint8Array, says: string]>([
  ['is empty', 'a.jpg', () => Buffer.alloc(0), 'is empty. Copy the photo there again'],
  ['is half', 'a.jpg', async () => half(await jpeg()), 'breaks off'],
  ['is half a PNG', 'a.png', async () => half(await plain().png().toBuffer()), 'breaks off'],
  ['is a HEIC', 'IMG_1.HEIC', () => heic, 'is a HEIC photo, which few browsers show. Export it as JPEG'],
  ['is a HEIC that was renamed', 'IMG_1.jpg', () => heic, 'is a HEIC photo'],
  ['is an animation', 'a.gif', () => plain().gif().toBuffer(), 'is no whole JPEG, PNG, WebP or AVIF'],
  [
    'is a drawing',
    'a.svg',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'is no whole JPEG',
  ],
  ['is no picture', 'a.jpg', () => Buffer.from('<!doctype html>'), 'is no whole JPEG'],
  ['has an ending that Gatsby does not know', 'a.jfif', jpeg, 'has an unusual ending. Rename it to a.jpg'],
  [
    'has colors for print',
    'a.jpg',
    () => plain().toColourspace('cmyk').jpeg().toBuffer(),
    'has colors for print (CMYK)',
  ],
  ['is huge', 'a.png', huge, 'has 41 megapixels'],
])('a picture that %s is named with what to do (R-SITE-6)', async (_what, name, content, says) => {
  put(name, await content())
  show(name)
  expect(await site.mistakes()).toEqual([expect.stringContaining(`${home} → ${field} data/images/${name} ${says}`)])
})

test.each([
  ['img.jpg', 'data/images/img.jpg does not exist, but data/images/img.JPG does. Write the name as the file has it'],
  ['img', 'data/images/img does not exist, but data/images/img.JPG does'],
  ['other.jpg', 'data/images/other.jpg does not exist. Put the picture there'],
  ['data/images/img.JPG', 'must be the name of a file in data/images, for example "IMG_1234.JPG"'],
])('where there is img.JPG, the name %s is a mistake (R-SITE-6)', async (name, says) => {
  put('img.JPG', await jpeg())
  show(name)
  expect(await site.mistakes()).toEqual([expect.stringContaining(`${home} → ${field} ${says}`)])
})

test('a dark twin goes with its picture alone, and has to be whole, too (R-SITE-6)', async () => {
  put('a.jpg', await jpeg())
  put('a-dark.png', 'of another picture')
  show('a.jpg')
  expect(await site.mistakes()).toEqual([])
  put('a-dark.jpg', half(await jpeg()))
  expect(await site.mistakes()).toEqual([expect.stringContaining('data/images/a-dark.jpg breaks off')])
})
