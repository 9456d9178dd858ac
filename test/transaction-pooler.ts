import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import pg from 'pg'

type Message = { type: string; bytes: Buffer; body: Buffer }

/** What PgBouncer lets through without being told to. */
const allowedAtStart = ['user', 'database', 'application_name', 'client_encoding', 'fallback_application_name']

/**
 * A pooler in transaction mode, as strict as PgBouncer in its defaults and less kind: each transaction gets the connection that was not
 * used for the longest, so that nothing that a session keeps is found again. It asks no one for a password.
 */
export async function startTransactionPooler(url: string, size = 4) {
	const idle: Socket[] = []
	const waiting: ((server: Socket) => void)[] = []
	const all = new Set<Socket>()
	for (let count = 0; count < size; count++) idle.push(await openServer(url))

	const take = () =>
		new Promise<Socket>((resolve) => {
			const server = idle.shift()
			if (server) resolve(server)
			else waiting.push(resolve)
		})
	const give = (server: Socket) => {
		const next = waiting.shift()
		if (next) next(server)
		else idle.push(server)
	}

	const listener = createServer((client) => {
		all.add(client)
		client.on('error', () => client.destroy())
		client.once('close', () => all.delete(client))
		void serve(client, take, give)
	})
	listener.listen(0, '127.0.0.1')
	await once(listener, 'listening')
	return {
		url: Object.assign(new URL(url), { host: `127.0.0.1:${(listener.address() as AddressInfo).port}` }).href,
		async stop() {
			for (const socket of [...all, ...idle]) socket.destroy()
			listener.close()
			await once(listener, 'close')
		},
	}
}

/** A connection that has logged in, without the reader of the library. */
async function openServer(url: string): Promise<Socket> {
	const client = new pg.Client({ connectionString: url, application_name: 'pooler' })
	await client.connect()
	const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
	stream.removeAllListeners('data').removeAllListeners('error').removeAllListeners('close').removeAllListeners('end')
	stream.on('error', () => undefined)
	return stream
}

async function serve(client: Socket, take: () => Promise<Socket>, give: (server: Socket) => void) {
	let server: Socket | undefined
	let requests = 0
	let sent: Buffer[] = []
	const heard = reader(true)
	const end = () => {
		// A transaction that was left open ends with its connection.
		server?.destroy()
		server = undefined
	}
	client.once('close', end)

	function answer(messages: Message[]) {
		for (const { type, bytes, body } of messages) {
			client.write(bytes)
			if (type !== 'Z') continue
			requests -= 1
			if (body.toString() === 'I' && requests === 0 && server) {
				server.removeAllListeners('data')
				give(server)
				server = undefined
			}
		}
	}

	let turn = Promise.resolve()
	async function pass(message: Message) {
		if (message.type === 'start') return start(client, message.body)
		if (message.type === 'X') return void client.end()
		sent.push(message.bytes)
		// A simple query, and the end of an extended one, are each answered by one ReadyForQuery.
		if (message.type !== 'Q' && message.type !== 'S') return
		requests += 1
		if (!server) {
			const taken = await take()
			const answered = reader(false)
			taken.on('data', (chunk: Buffer) => answer(answered(chunk)))
			server = taken
		}
		server.write(Buffer.concat(sent))
		sent = []
	}
	client.on('data', (chunk: Buffer) => {
		for (const message of heard(chunk)) turn = turn.then(() => pass(message))
	})
}

function start(client: Socket, body: Buffer) {
	const words = body.subarray(4).toString().split('\0')
	const names = words.filter((_, at) => at % 2 === 0).filter(Boolean)
	const [unknown] = names.filter((name) => !allowedAtStart.includes(name))
	if (unknown) {
		const text = `SFATAL\0C08P01\0Munsupported startup parameter: ${unknown}\0\0`
		return void client.end(message('E', Buffer.from(text)))
	}
	const four = (value: number) => Buffer.from([0, 0, 0, value])
	client.write(Buffer.concat([message('R', four(0)), message('K', Buffer.alloc(8)), message('Z', Buffer.from('I'))]))
}

function message(type: string, body: Buffer): Buffer {
	const head = Buffer.alloc(5)
	head.write(type, 0)
	head.writeInt32BE(body.length + 4, 1)
	return Buffer.concat([head, body])
}

/** Cuts what comes into messages. The first one of a client has no type. */
function reader(isClient: boolean): (chunk: Buffer) => Message[] {
	let rest = Buffer.alloc(0)
	let isStart = isClient
	return (chunk) => {
		rest = Buffer.concat([rest, chunk])
		const found: Message[] = []
		for (;;) {
			const head = isStart ? 0 : 1
			if (rest.length < head + 4) return found
			const length = rest.readInt32BE(head) + head
			if (rest.length < length) return found
			const bytes = rest.subarray(0, length)
			found.push({
				type: isStart ? 'start' : String.fromCharCode(bytes[0] ?? 0),
				bytes,
				body: bytes.subarray(head + 4),
			})
			rest = rest.subarray(length)
			isStart = false
		}
	}
}
