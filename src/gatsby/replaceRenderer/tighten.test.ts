import { tightened, withoutNamespaces, withoutStyleAttributes } from './tighten'

test('styles lose what no browser needs, and nothing of what they say', () => {
  expect(tightened('a{font:660 1rem/1 "A", "B", serif;margin:0;}')).toBe('a{font:660 1rem/1 "A","B",serif;margin:0}')
  expect(tightened(`a::after{content:"one, two;}";quotes:'«, ' '»';}`)).toBe(
    `a::after{content:"one, two;}";quotes:'«, ' '»'}`,
  )
})

test('style attributes go, with nothing else of their elements', () => {
  expect(withoutStyleAttributes('<div style="outline:none" tabindex="-1" id="a"><p>style="x"</p></div>')).toBe(
    '<div tabindex="-1" id="a"><p>style="x"</p></div>',
  )
})

test('pictures lose the name of their language, which HTML does not need', () => {
  expect(
    withoutNamespaces('<svg width="9" xmlns="http://www.w3.org/2000/svg" fill="none"><path d="M0 0"/></svg>'),
  ).toBe('<svg width="9" fill="none"><path d="M0 0"/></svg>')
})
