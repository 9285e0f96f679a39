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
const absent = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

/** Whether a server can listen on the port now. */
export async function isFree(port: number): Promise<boolean> {
  const codes = await Promise.all(addresses.map((address) => codeOf(port, address)))
  return codes.every((code) => code === undefined || absent.includes(code))
}

/**
 * The port that a variable names, or the usual one.
 * @throws CommandError that says how to choose another port, if this one is taken
 */
export async function freePort(variable: string, usual: number, command: string): Promise<number> {
  const port = Number(process.env[variable] || usual)
  if (!(port > 0 && port < 65_536))
    throw new CommandError(`${variable} is "${process.env[variable]}", which is no port.`)
  if (await isFree(port)) return port
  throw new CommandError(`Port ${port} is not free. Choose another: ${variable}=${port + 1} ${command}`)
}
