import { createServer } from 'node:net'

import { host } from './local'
import { CommandError } from './terminal'

/** `localhost` means IPv4 for some programs and IPv6 for others. */
const addresses = host === 'localhost' ? ['127.0.0.1', '::1'] : [host]

const codeOf = (port: number, address: string) =>
  new Promise<string | undefined>((resolve) => {
    const server = createServer()
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code))
    server.listen({ port, host: address, exclusive: true }, () => server.close(() => resolve(undefined)))
  })

/** A machine without IPv6 has no such address. */
const isAbsent = (code: string | undefined, address: string) =>
  address === '::1' && (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT')

/** @throws CommandError with the code of Node's error, if no server can listen on the port */
async function demand(port: number, remedy: string): Promise<void> {
  for (const address of addresses) {
    const code = await codeOf(port, address)
    if (code && !isAbsent(code, address))
      throw new CommandError(`No server can listen on port ${port} of ${host} (${code}). ${remedy}`)
  }
}

/**
 * The port that a variable names, or the usual one.
 * @throws CommandError that says how to choose another port, if no server can listen on this one
 */
export async function freePort(variable: string, usual: number, command: string): Promise<number> {
  const port = Number(process.env[variable] || usual)
  if (!(port > 0 && port < 65_536))
    throw new CommandError(`${variable} is "${process.env[variable]}", which is no port.`)
  await demand(port, `Choose another: ${variable}=${port + 1} ${command}`)
  return port
}

/** @throws CommandError if a test cannot have its port */
export const demandForTests = (port: number): Promise<void> =>
  demand(port, 'The tests need it. Does another npm test run?')
