/** The address of a policy document. `npm start` and the tests show documents of the inbox under the same paths. */
export function policyAddress(address: string, environment: NodeJS.ProcessEnv): string {
  const origin = environment.POLICY_ORIGIN
  return origin ? new URL(new URL(address).pathname, origin).href : address
}
