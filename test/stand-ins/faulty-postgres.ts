import { connect, createServer, type Socket } from 'node:net'

/** What goes wrong with a statement whose text `on` matches. */
type Trouble = { on: RegExp } & ({ error: string } | { drop: true } | { holdMs: number })

/** What goes wrong with a new connection. */
type Reception = { refuse: string } | { slowMs: number }

const writes = /\b(insert into|delete from|update "?\w+"? set|consume_limits)\b/i
const anything = /^(?!\s*rollback)/i

export const troubles: Record<string, Trouble | { refuse: string }> = {
	'a statement runs into its time limit': { on: anything, error: '57014' },
	'a lock is not to be had': { on: writes, error: '55P03' },
	'the connection breaks off': { on: anything, drop: true },
	'the connection breaks off while something is stored': { on: writes, drop: true },
	'the disk is full': { on: writes, error: '53100' },
	'the database takes no more connections': { refuse: '53300' },
	'every connection of the pool is in use': { on: anything, holdMs: 500 },
	'two transactions cannot be put in order': { on: writes, error: '40001' },
	'two transactions wait for each other': { on: writes, error: '40P01' },
	'the database has become a replica': { on: writes, error: '25006' },
	'the database is shutting down': { on: anything, error: '57P01' },
}

/**
 * The real database behind a wire on which things go wrong: statements are answered with an error of PostgreSQL's, left
 * waiting, or met with silence. Reads just enough of the protocol (version 3) to know where a statement begins and ends.
 */
export async function startFaultyPostgres(databaseUrl: string) {
	const target = new URL(databaseUrl)
	let trouble: Trouble | Reception | null = null
	let sent: string[] = []
	const sockets = new Set<Socket>()

	const server = createServer((client) => {
		// Read to its end, for a socket with something unread never closes.
		if (trouble && 'refuse' in trouble)
			return void client
				.resume()
				.on('error', () => undefined)
				.end(errorMessage(trouble.refuse, 'FATAL'))
		const upstream = connect(Number(target.port), target.hostname)
		for (const [one, other] of [
			[client, upstream],
			[upstream, client],
		] as const) {
			sockets.add(one)
			one
				.on('error', () => undefined)
				.on('close', () => {
					sockets.delete(one)
					other.destroy()
				})
		}
		setTimeout(() => upstream.pipe(client), trouble && 'slowMs' in trouble ? trouble.slowMs : 0)

		const take = batches()
		client.on('data', (chunk) => {
			for (const { bytes, statement } of take(chunk)) {
				if (statement !== null) sent.push(statement)
				const now = trouble && 'on' in trouble && statement !== null && trouble.on.test(statement) ? trouble : null
				if (!now) upstream.write(bytes)
				else if ('error' in now) client.write(Buffer.concat([errorMessage(now.error), readyForQuery]))
				else if ('drop' in now) client.destroy()
				else setTimeout(() => upstream.write(bytes), now.holdMs)
			}
		})
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const address = server.address()
	const proxied = new URL(databaseUrl)
	proxied.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
	return {
		url: proxied.href,
		begin(next: Trouble | Reception) {
			trouble = next
			// A refused client never connected.
			if ('refuse' in next) for (const socket of sockets) socket.destroy()
		},
		end: () => void (trouble = null),
		/** The statements that pass while `during` runs, in order. One that says first for whom is one with it: they are one round trip. */
		async listStatements(during: () => Promise<unknown>) {
			sent = []
			await during()
			return sent
		},
		async stop() {
			for (const socket of sockets) socket.destroy()
			await new Promise((resolve) => server.close(resolve))
		},
	}
}

/** Cuts what a client sends into pieces that PostgreSQL answers as a whole; `statement` is the text, where there is one. */
function batches() {
	let rest: Buffer = Buffer.alloc(0)
	let hasStarted = false
	let from = 0
	let statement: string | null = null
	const named = new Map<string, string>()

	return (chunk: Buffer) => {
		const found: { bytes: Buffer; statement: string | null }[] = []
		rest = Buffer.concat([rest, chunk])
		let at = from
		for (;;) {
			const header = hasStarted ? 1 : 0
			if (rest.length < at + header + 4) break
			const end = at + header + rest.readUInt32BE(at + header)
			if (rest.length < end) break
			const type = hasStarted ? String.fromCharCode(rest[at] ?? 0) : ''
			if (type === 'Q') statement = text(rest.subarray(at + 5, end))
			if (type === 'P') {
				const ofName = rest.indexOf(0, at + 5) + 1
				statement = text(rest.subarray(ofName, end))
				named.set(text(rest.subarray(at + 5, ofName)), statement)
			}
			if (type === 'B') statement = named.get(text(rest.subarray(rest.indexOf(0, at + 5) + 1, end))) ?? statement
			hasStarted = true
			at = end
			// Everything between a Parse and its Sync belongs together.
			if ('PBDECF'.includes(type) && type !== '') continue
			found.push({ bytes: rest.subarray(0, end), statement })
			rest = rest.subarray(end)
			at = 0
			statement = null
		}
		from = at
		return found
	}
}

const text = (bytes: Buffer) => bytes.toString('utf8', 0, bytes.indexOf(0))

function message(type: string, body: Buffer) {
	const head = Buffer.alloc(5)
	head.write(type)
	head.writeUInt32BE(body.length + 4, 1)
	return Buffer.concat([head, body])
}

const errorMessage = (code: string, severity = 'ERROR') =>
	message('E', Buffer.from(`S${severity}\0V${severity}\0C${code}\0Mmade up by a test\0\0`))

const readyForQuery = message('Z', Buffer.from('I'))
