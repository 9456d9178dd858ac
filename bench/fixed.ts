// What node:http itself can do: one document, held in memory, for whatever is asked.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const body = readFileSync(process.argv[2] ?? '')
const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length }

const server = createServer((_req, res) => res.writeHead(200, headers).end(body))
server.listen(0, () => process.send?.((server.address() as AddressInfo).port))
