import type { BetterAuthOptions } from 'better-auth'
import type { DBAdapter, Where } from 'better-auth/types'
import { hashToken, newToken } from '../tokens.server.ts'

type AdapterFactory = (options: BetterAuthOptions) => DBAdapter<BetterAuthOptions>
// The shape better-auth declares for its rows; `unknown` values would not fit its generic methods.
// oxlint-disable-next-line typescript/no-explicit-any
type Row = Record<string, any>

const hashed = (where: Where[] | undefined): Where[] | undefined =>
	where?.map((condition) => {
		if (condition.field !== 'token') return condition
		const { value } = condition
		return {
			...condition,
			value: Array.isArray(value) ? value.map((token) => hashToken(String(token))) : hashToken(String(value)),
		}
	})

/** The token that was asked for, put back in place of its hash: callers compare and set cookies with it. */
const tokenAskedFor = (where: Where[] | undefined) =>
	where?.find(({ field, operator }) => field === 'token' && (operator ?? 'eq') === 'eq')?.value

function hashing(
	adapter: Omit<DBAdapter<BetterAuthOptions>, 'transaction'>,
): Omit<DBAdapter<BetterAuthOptions>, 'transaction'> {
	const conditions = <Options extends { model: string; where?: Where[] | undefined }>(options: Options): Options =>
		options.model === 'session' && options.where ? { ...options, where: hashed(options.where) } : options

	return {
		...adapter,
		async create<T extends Row, R = T>(options: {
			model: string
			data: Omit<T, 'id'>
			select?: string[] | undefined
			forceAllowId?: boolean | undefined
		}) {
			if (options.model !== 'session') return adapter.create<T, R>(options)
			const token = newToken()
			const row = await adapter.create<T, R>({ ...options, data: { ...options.data, token: hashToken(token) } })
			return { ...row, token }
		},
		async findOne<T>(options: Parameters<typeof adapter.findOne>[0]) {
			const row = await adapter.findOne<T>(conditions(options))
			const token = options.model === 'session' ? tokenAskedFor(options.where) : undefined
			return row && token !== undefined ? { ...row, token } : row
		},
		findMany: (options) => adapter.findMany(conditions(options)),
		count: (options) => adapter.count(conditions(options)),
		async update<T>(options: Parameters<typeof adapter.update>[0]) {
			const row = await adapter.update<T>(conditions(options))
			const token = options.model === 'session' ? tokenAskedFor(options.where) : undefined
			return row && token !== undefined ? { ...row, token } : row
		},
		updateMany: (options) => adapter.updateMany(conditions(options)),
		delete: (options) => adapter.delete(conditions(options)),
		deleteMany: (options) => adapter.deleteMany(conditions(options)),
	}
}

/** The database keeps SHA-256 of every session token; better-auth itself would store the token as it is. */
export function sessionTokensHashed(createAdapter: AdapterFactory): AdapterFactory {
	return (options) => {
		const adapter = createAdapter(options)
		return { ...hashing(adapter), transaction: (work) => adapter.transaction((inner) => work(hashing(inner))) }
	}
}
