addEventListener('click', ({ target }) => {
  if (target instanceof HTMLButtonElement) void import('../clock/index').then(({ tell }) => tell(target))
})
