/** Writes the time onto a button. */
export const tell = (button: HTMLButtonElement): void => {
  button.textContent = new Date().toLocaleTimeString()
}
