import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, parse } from 'node:path'
import { generateImageData, setActions } from 'gatsby-plugin-sharp'
import { IMAGE_PROCESSING } from 'gatsby-plugin-sharp/gatsby-worker'
import sharp from 'sharp'

import { resolvers } from './resolvers'

const folder = mkdtempSync(join(tmpdir(), 'photo-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What a query gets, and the files that gatsby-plugin-sharp makes for it. */
async function publish(absolutePath: string) {
  const jobs: object[] = []
  setActions({ createJobV2: async (job) => jobs.push({ ...job, inputPaths: [{ path: absolutePath }] }) })
  const { name, ext, base } = parse(absolutePath)
  const file = { absolutePath, name, base, extension: ext.slice(1), internal: { contentDigest: name } }
  const context = { nodeModel: { getNodeById: () => file } }
  const originalResolver = (_image: object, args: object) => generateImageData({ file, args, reporter: console })
  const args = { layout: 'fullWidth', placeholder: 'none', formats: ['webp', 'avif'], quality: 62 }
  const { resolve } = resolvers.ImageSharp.gatsbyImageData
  const data = await resolve({ parent: 'file' }, args, context, { originalResolver })
  await Promise.all(jobs.map(IMAGE_PROCESSING))
  const made = readdirSync(join(folder, 'public'), { recursive: true, encoding: 'utf8' }).filter(
    (path) => parse(path).ext,
  )
  return { data, files: made.map((path) => join(folder, 'public', path)) }
}

test('a phone’s portrait is published upright and whole, without its place and any other metadata', async () => {
  jest.spyOn(process, 'cwd').mockReturnValue(folder)
  mkdirSync(join(folder, 'public'))
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
  expect(await sharp(photo).metadata()).toMatchObject({
    orientation: 6,
    exif: expect.anything(),
    icc: expect.anything(),
  })

  const { data, files } = await publish(photo)
  expect(data).toMatchObject({ width: 1, height: expect.closeTo(4 / 3, 2) })
  expect(files.length).toBeGreaterThan(1)
  for (const file of files) {
    const { exif, icc, xmp, iptc, orientation, width, height } = await sharp(file).metadata()
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({})
    expect(height / width).toBeCloseTo(4 / 3, 2)
    const [, , blue] = await sharp(file).extract({ left: 0, top: 0, width, height: 9 }).raw().toBuffer()
    expect(blue).toBeGreaterThan(200)
  }
})
