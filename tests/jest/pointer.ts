let pointedAt: Element | null = null

/** Says what is under the pointer, of which jsdom has none. Nothing is at the beginning of a test. */
export function putPointerOn(element: Element | null): void {
  pointedAt = element
}

/** From now on, in each test of a file, what is under the pointer is hovered. */
export function pointerForEachTest(): void {
  beforeEach(() => {
    pointedAt = null
    const { matches } = Element.prototype
    jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
      return selector === ':hover' ? pointedAt !== null && this.contains(pointedAt) : matches.call(this, selector)
    })
  })
}
