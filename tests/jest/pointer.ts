let pointedAt: Element | null = null

/** Sets the element under the pointer; jsdom has no pointer. At the beginning of a test there is none. */
export function putPointerOn(element: Element | null): void {
  pointedAt = element
}

/** From now on, in each test of a file, the element under the pointer matches `:hover`. */
export function pointerForEachTest(): void {
  beforeEach(() => {
    pointedAt = null
    const { matches } = Element.prototype
    jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
      return selector === ':hover' ? pointedAt !== null && this.contains(pointedAt) : matches.call(this, selector)
    })
  })
}
