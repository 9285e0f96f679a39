import { missingVariables } from './missing-variables'

const complete = {
  GATSBY_CONTACT_WEBHOOK_URL: 'https://hooks.example.com/contact',
  GATSBY_EVENT_WEBHOOK_URL: 'https://hooks.example.com/event',
  SITE_URL: 'https://www.example.com',
}

test('a complete environment lets the build go on', () => {
  expect(missingVariables(complete)).toEqual([])
})

test('each missing variable is named, with what to set it to', () => {
  expect(missingVariables({})).toEqual([
    'The environment variable GATSBY_CONTACT_WEBHOOK_URL is missing. Set it to the address that the general form posts to.',
    'The environment variable GATSBY_EVENT_WEBHOOK_URL is missing. Set it to the address that the pharmacy event form posts to.',
    expect.stringMatching(/^The environment variable SITE_URL is missing\. Set it to the origin of the site/),
  ])
})

test('an empty variable is missing', () => {
  expect(missingVariables({ ...complete, SITE_URL: '' })).toEqual([expect.stringContaining('SITE_URL is missing')])
})

test('a value that is no address is shown', () => {
  expect(missingVariables({ ...complete, SITE_URL: 'www.example.com' })).toEqual([
    expect.stringContaining('SITE_URL is "www.example.com". Set it to'),
  ])
})
