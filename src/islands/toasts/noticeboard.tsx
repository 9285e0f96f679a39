/**
 * The place of toasts and announcements, at the end of the body: an open dialog hides the page from screen readers and
 * keeps the keyboard to itself, and does neither to what is said meanwhile (`data-no-focus-lock`).
 */
export const Noticeboard = () => (
  <div data-noticeboard data-no-focus-lock="true">
    <div role="status" data-announcer />
    <div data-toasts />
  </div>
)
