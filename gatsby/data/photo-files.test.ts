import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { processFile } from 'gatsby-plugin-sharp/process-file'
import sharp from 'sharp'

import { pluginResolvers } from './nodes'

const folder = mkdtempSync(join(tmpdir(), 'photo-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a phone’s portrait is published upright and whole, without its place and any other metadata', async () => {
  const photo = join(folder, 'IMG_1234.JPG')
  // As a phone stores it: lying on its side, the sky at the left.
  const sky = { create: { width: 130, height: 300, channels: 3, background: '#00f' } } as const
  await sharp({ create: { ...sky.create, width: 400, background: '#840' } })
    .composite([{ input: sky, left: 0, top: 0 }])
    .withExif({ IFD0: { Model: 'Phone' }, IFD3: { GPSLatitude: '37/1 30/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(photo)

  const { resolve } = pluginResolvers.ImageSharp.gatsbyImageData
  const context = { nodeModel: { getNodeById: () => ({ absolutePath: photo }) } }
  const asked = await resolve({ parent: 'file' }, {}, context, { originalResolver: (_image, args) => args })
  expect(asked).toEqual({ aspectRatio: 3 / 4 })

  const outputPath = join(folder, 'made.webp')
  const args = { width: 120, height: 160, fit: 'cover', toFormat: 'webp', quality: 62 }
  await processFile(photo, [{ outputPath, args }], { failOn: 'error', stripMetadata: true })
  const { exif, icc, xmp, iptc, orientation } = await sharp(outputPath).metadata()
  expect({ exif, icc, xmp, iptc, orientation }).toEqual({})
  const [, , blue] = await sharp(outputPath).extract({ left: 0, top: 0, width: 120, height: 9 }).raw().toBuffer()
  expect(blue).toBeGreaterThan(200)
})
