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

/**
 * Why no server can listen on the port now: the code of Node's error. Undefined if one can. A machine without IPv6 has no
 * such address.
 */
async function hindrance(port: number): Promise<string | undefined> {
  const codes = await Promise.all(addresses.map((address) => codeOf(port, address)))
  const isAbsent = (code: string | undefined, address: string | undefined) =>
    address === '::1' && code !== undefined && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(code)
  return codes.find((code, index) => code !== undefined && !isAbsent(code, addresses[index]))
}

const reasons: Record<string, string> = {
  EADDRINUSE: 'is in use',
  EACCES: 'is kept for administrators of this machine',
}

/** @throws CommandError that says why no server can listen on the port, and ends with the remedy */
async function demand(port: number, remedy: string): Promise<void> {
  const code = await hindrance(port)
  if (!code) return
  const reason = reasons[code]
  if (reason) throw new CommandError(`Port ${port} ${reason}. ${remedy}`)
  throw new CommandError(
    `No server can listen on ${host}, port ${port} (${code}). LISTEN_ON takes an address of this machine.`,
  )
}

/**
 * The port that a variable names, or the usual one.
 * @throws CommandError that says how to choose another port, if no server can listen on this one
 */
export async function freePort(variable: string, usual: number, command: string): Promise<number> {
  const port = Number(process.env[variable] || usual)
  if (!(port > 0 && port < 65_536))
    throw new CommandError(`${variable} is "${process.env[variable]}", which is no port.`)
  await demand(port, `Choose another: ${variable}=${port < 1024 ? usual : port + 1} ${command}`)
  return port
}

/** @throws CommandError if a test cannot have its port */
export const demandForTests = (port: number): Promise<void> =>
  demand(port, 'The tests need it. Does another npm test run?')
