/** A fault of an address, and its remedy. */
export type Fault = { address: string; message: string; todo: string }

const patience = 15_000

/** Asks without following redirects. Without an answer the result is a fault. */
export async function ask(address: string, init: RequestInit = {}): Promise<Response | Fault> {
  try {
    return await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(patience), ...init })
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    return {
      address,
      message: `cannot be reached: ${cause instanceof Error ? cause.message : cause}`,
      todo: 'Look at the address, its name service and its certificate.',
    }
  }
}

export const isFault = <Answer extends object>(answer: Answer | Fault): answer is Fault => 'todo' in answer

/** The status of an answer that is not the wanted one. */
export function statusOf({ status, headers }: Response): string {
  const location = headers.get('location')
  return location ? `${status}, a redirect to ${location}` : `${status}`
}
