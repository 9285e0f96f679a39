import { css } from '@emotion/react'

const large = css({ fontSize: '4rem' })

const One = () => (
  <main>
    <h1 css={large}>One</h1>
    <button type="button">What time is it?</button>
    <a href="/two">Two</a>
  </main>
)

export default One
