import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

const read = (file: string) => readFile(file).catch(() => undefined)

const isAddress = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null

/** A host without rules: it serves files, and the index of a folder. */
export async function startPlainHost(directory: string) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const file = join(directory, pathname)
    const body = (extname(file) && (await read(file))) || (await read(join(file, 'index.html')))
    const type = types[extname(file) || '.html'] ?? 'application/octet-stream'
    response.writeHead(body ? 200 : 404, { 'Content-Type': type }).end(body)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://localhost:${isAddress(address) ? address.port : 0}`
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin, close }
}
