import sharp from 'sharp'

import { inventedSiteForEachTest } from '../../tests/jest/site-copy'

const site = inventedSiteForEachTest()

/** Shows a picture at the top of a page. @returns what validation says of it */
async function show(name: string, content?: string | Uint8Array): Promise<string[]> {
  if (content !== undefined) site.write(`data/images/${name}`, content)
  site.set('data/pages/en/home.json', 'sections[0].image', { file: name, alt: 'Us' })
  return await site.mistakes()
}
const saying = (text: string) => [expect.stringContaining(`data/pages/en/home.json → sections[0].image.file ${text}`)]

const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const
const plain = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#7CCBD6', noise } })
const half = (content: Buffer) => content.subarray(0, content.length / 2)

test('a page may show what cameras and programs save, without a dark twin (R-SITE-6)', async () => {
  const jpeg = await plain().withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await show('IMG_1234.JPG', jpeg)).toEqual([])
  expect(await show('Il nostro studio (2).webp', await plain().webp().toBuffer())).toEqual([])
  expect(await show('a.avif', await plain().avif().toBuffer())).toEqual([])
  // Some phones end the scan with 0 in place of 63, and put a film behind the photo.
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]))
  jpeg[scan + 3 + jpeg.readUInt16BE(scan + 2) - 2] = 0
  expect(await show('a.jpg', Buffer.concat([jpeg, Buffer.from('a film')]))).toEqual([])
})

test.each<[what: string, content: () => Promise<Uint8Array> | Uint8Array, says: string]>([
  ['is empty', () => Buffer.alloc(0), 'is no whole JPEG'],
  ['is half', async () => half(await plain().jpeg().toBuffer()), 'is no whole JPEG, PNG, WebP or AVIF'],
  ['is no picture', () => Buffer.from('<!doctype html>'), 'is no whole JPEG'],
])('a picture that %s is named with what to do (R-SITE-6)', async (_what, content, says) => {
  expect(await show('a.jpg', await content())).toEqual(saying(`data/images/a.jpg ${says}`))
})

test('a HEIC, and a picture that is not there, are named with what to do (R-SITE-6)', async () => {
  expect(await show('IMG_1.HEIC', 'of an iPhone')).toEqual(saying('must be the name of a JPEG, PNG, WebP or AVIF'))
  expect(await show('a.jpg')).toEqual(saying('data/images/a.jpg does not exist. Put the picture there'))
})

test('a dark twin has to be whole, too (R-SITE-6)', async () => {
  const jpeg = await plain().jpeg().toBuffer()
  site.write('data/images/a-dark.jpg', half(jpeg))
  expect(await show('a.jpg', jpeg)).toEqual(saying('data/images/a-dark.jpg is no whole JPEG'))
})
