import { inventedArt } from '../../tests/jest/invented-site'
import { readArt } from './read-art'

const box = 'x="100" y="50" width="200" height="40"'
const crown = (classes = 'left top') => `<rect id="place-crown" class="${classes}" data-room="9" ${box}/>`

test.each([
  ['left top', { x: 100, y: 50 }],
  ['column top', { x: 100, y: 50, alignX: 'column' }],
  ['center middle', { x: 200, y: 70 }],
  ['right bottom row rightAligned', { x: 300, y: 90, looks: ['row', 'rightAligned'] }],
])('a label of the class “%s” stands at that edge of its rectangle (R-PAGE-19)', (classes, stands) => {
  // 200 of 1440 units of a screen of 77.5 rem.
  const usual = { label: 'crown', column: 10.76, room: 9 }
  expect(readArt(inventedArt('', crown(classes)), 'wide').places).toMatchObject([{ ...usual, ...stands }])
})

test('a rectangle stands where its groups put it, and a picture without its bleed', () => {
  const moved = `<g transform="translate(10 20)"><g transform="matrix(2,0,0,2,0,0)">${crown()}</g></g>`
  const art = inventedArt('', moved).replace('0 0 1440 600', '-20 -50 1540 600')
  const places = [{ x: 180, y: 170, column: 21.53 }]
  expect(readArt(art, 'wide')).toMatchObject({ bleed: 50, width: 1440, height: 600, places })
})

const inkscape = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="1440" height="600" viewBox="0 0 1440 600" version="1.1" id="svg1" inkscape:version="1.4"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
  xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns="http://www.w3.org/2000/svg">
  <defs id="defs1"><linearGradient id="unused"/></defs>
  <sodipodi:namedview id="namedview1" inkscape:zoom="0.5"/>
  <style id="style1">.fill-ink { fill: #151715 }</style>
  <g id="land" inkscape:groupmode="layer" inkscape:label="Land" style="fill:none" transform="translate(0,-12)">
    <title id="title1">A coast</title>
    <path class="stroke-ink fill-bay" id="path1" sodipodi:nodetypes="cc" style="stroke-width:2;-inkscape-stroke:none" d="M0 0h9"/>
  </g>
  <g id="subject"><g id="root"><circle id="circle1" class="fill-ink" r="4"/></g></g>
  <g id="places"><rect id="frame-root" width="8" height="8"/></g>
</svg>`

test('a file as Inkscape saves it is served without what only Inkscape reads', () => {
  const { svg, colors, areas, mistakes } = readArt(inkscape, 'wide')
  expect(mistakes).toEqual([])
  expect(colors).toEqual(['--ink', '--bay'])
  expect(areas).toEqual([{ id: 'frame-root', x: 0, y: 0, width: 8, height: 8 }])
  expect(svg).toBe(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 600">',
      '<symbol id="land" viewBox="0 0 1440 600" fill="none"><g transform="translate(0,-12)">',
      '<path stroke="var(--ink)" fill="var(--bay)" d="M0 0h9" stroke-width="2"/></g></symbol>',
      '<symbol id="subject" viewBox="0 0 1440 600"><g id="root"><circle fill="var(--ink)" r="4"/></g></symbol></svg>',
    ].join(''),
  )
})

const placed = (attributes: string, id = 'place-crown') => inventedArt('', `<rect id="${id}" ${attributes}/>`)
const place = 'class="left top" data-room="9" width="9" height="9"'

test.each([
  ['a rectangle that is turned', placed(`transform="rotate(4)" ${place}`), 'neither turned nor flipped'],
  ['two rectangles of an id', placed(`${place}/><rect id="place-crown" ${place}`), 'has "place-crown" twice'],
  ['a place without room', placed(place.replace('"9"', '""')), '"place-crown", which must have data-room'],
  ['a place without edges', placed(place.replace('top', '')), '"place-crown", which must have the class left, center'],
  ['a place outside', placed(`${place} x="1500"`), 'has "place-crown", which must stand in the picture'],
  [
    'a copy of a place',
    placed(place, 'rect12'),
    '<rect id="rect12"> in "places", which must be a rectangle with the id',
  ],
  ['a path as a place', placed(place).replace('<rect', '<path'), '<path id="place-crown"> in "places", which must be'],
  ['a target without a label', placed(place, 'target-crown'), 'has "target-crown" without "place-crown"'],
  ['a frame without a group', placed(place, 'frame-root'), 'has "frame-root", but no group "root"'],
  ['a script', inventedArt('<script>alert(1)</script>'), 'has <script>, which art cannot hold'],
  ['a gradient', inventedArt('<path id="a" style="fill:url(#b)"/>'), 'has <path id="a"> with fill="url(#b)"'],
  ['an address', inventedArt('<g href="//example.com"/>'), 'has <g> with href="//example.com", which art cannot hold'],
  ['a color of its own', inventedArt('<path style="fill:#fff"/>'), 'has <path> with the fill #fff. Give it a class'],
  [
    'a shape beside its layers',
    inventedArt().replace('</svg>', '<path/></svg>'),
    '"places" alone. It holds <g id="land">, <g id="subject">, <g id="places">, <path>',
  ],
  [
    'a missing layer',
    inventedArt().replace('<g id="land"/>', ''),
    'it must hold the groups "land", "subject" and "places"',
  ],
  ['nothing', '', 'cannot be read: it is no SVG'],
  ['half a file', '<svg viewBox="0 0 1440 600"><g id="land">', 'cannot be read: line 1:41: Unclosed root tag'],
])('%s is a mistake of the file', (_what, source, message) => {
  expect(readArt(source, 'wide').mistakes).toEqual([expect.stringContaining(message)])
})
