import { AsyncLocalStorage } from 'node:async_hooks'
import { createHmac, hkdfSync } from 'node:crypto'
import { env } from '../env.server.ts'
import { asSystem, guardRows } from '../database/row-guard.server.ts'
import { asPage } from './once-a-page.server.ts'

/** Where what is done now comes from: the request, as the log names it, or the task. */
type Origin = { origin: string; address: string | null }

const origins = new AsyncLocalStorage<Origin>()

/** Answers a request so that the audit log knows which one it was, and which address it came from. */
export const asRequest = <Answer>(facts: Asked, answer: () => Answer) =>
	origins.run({ origin: `request ${facts.requestId}`, address: hashAddress(facts.clientAddress) }, () =>
		guardRows(facts.isRead ? () => asPage(answer) : answer, {
			address: facts.clientAddress,
			claimsAccount: facts.claimsAccount ?? false,
		}),
	)
type Asked = { requestId: string; clientAddress: string; claimsAccount?: boolean; isRead?: boolean }

export const asTask = <Answer>(name: string, run: () => Answer) =>
	origins.run({ origin: `task ${name}`, address: null }, () => asSystem('tasks work for everyone', run))

/** A person waits for what is done now; not so in tasks, scripts and tests. */
export const isAnsweringRequest = () => origins.getStore()?.origin.startsWith('request ') ?? false

/** Scripts and tests have none. */
export const currentOrigin = () => origins.getStore() ?? { origin: null, address: null }

const key = Buffer.from(hkdfSync('sha256', env.SECRET, '', 'audit-address', 32))

/** As the audit log keeps an address: the same for the same one, and no use to whoever has the database alone. */
export const hashAddress = (address: string) =>
	createHmac('sha256', key).update(address).digest('base64url').slice(0, 16)
