import { formTexts } from '../../src/islands/form/form-texts'
import { policyTexts } from '../../src/islands/policy-dialog/policy-texts'
import { toastTexts } from '../../src/islands/toasts/toast-texts'
import { pageContext } from './page-context'

const namespaceOf = (key: string) => (key.includes(':') ? key.split(':', 1)[0] : 'common')

test('every page, the not-found page too, has the texts of all islands (R-FORM-11, R-ERROR-2)', () => {
  const { namespaces } = pageContext({ language: 'it', namespaces: ['common', 'not-found'], path: '/it/404.html' })
  const needed = [...formTexts, ...policyTexts, ...toastTexts].map(namespaceOf)
  expect(namespaces).toEqual(expect.arrayContaining([...needed, 'not-found']))
  expect(namespaces).toHaveLength(new Set(namespaces).size)
})
