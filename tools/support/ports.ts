import { createServer } from 'node:net'

import { Problem } from './problem'

export const loopbacks = ['127.0.0.1', '::1'] as const

/** The error of listening on a loopback address whose protocol does not exist here. */
const absentProtocol = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

export const isAbsentProtocol = (error: NodeJS.ErrnoException) => absentProtocol.includes(error.code ?? '')

type Use = { name: string; port: number; variable: string; command: string }

const tryToListen = (port: number, host: string) =>
  new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(isAbsentProtocol(error) ? undefined : error))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
  })

/** The error of listening on the port now, or undefined if it is free. */
export const whyNotFree = async (port: number) => {
  for (const host of loopbacks) {
    const error = await tryToListen(port, host)
    if (error) return error
  }
  return undefined
}

const portProblem = ({ name, port, variable, command }: Use, error?: NodeJS.ErrnoException) => {
  const reason =
    error?.code === 'EACCES' ? `Port ${port} needs more rights than you have` : `Port ${port} is already in use`
  return new Problem(`${reason}, so ${name} cannot start. Choose another: ${variable}=${port + 1} ${command}`)
}

/** @throws Problem that names the port and says how to choose another, if it is taken */
export const requireFreePort = async (use: Use) => {
  const error = await whyNotFree(use.port)
  if (error) throw portProblem(use, error)
}

/** Port number in an environment variable, or the fallback where it is not set. */
export const portFrom = (variable: string, fallback: number, environment: NodeJS.ProcessEnv = process.env) => {
  const value = environment[variable]
  if (!value) return fallback
  const port = Number(value)
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port
  throw new Problem(
    `${variable} is "${value}", which is no port. Use a number from 1 to 65535, for example ${variable}=${fallback + 1}.`,
  )
}
