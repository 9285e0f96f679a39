import { splitByMedia } from './styles-by-media'

test('rules for paper and forced colors stand apart, each in the order in which they were written (R-SPEED-1)', () => {
  const css =
    'p{color:red;}@media print{p{color:black;}}@media (min-width: 48em){p{margin:0;}}@media (forced-colors: active){p{color:CanvasText;}}h1{margin:0;}@media print{h1{margin:1cm;}}'
  expect(splitByMedia(css)).toEqual({
    styles: 'p{color:red;}@media (min-width: 48em){p{margin:0;}}h1{margin:0;}',
    rare: '@media print{p{color:black;}}@media (forced-colors: active){p{color:CanvasText;}}@media print{h1{margin:1cm;}}',
  })
})

test('a block inside another one, and one for screens too, stays in the page (R-PAGE-15)', () => {
  const css = '@supports (display: grid){@media print{p{margin:0;}}}@media screen,print{p{margin:0;}}'
  expect(splitByMedia(css)).toEqual({ styles: css, rare: '' })
})
