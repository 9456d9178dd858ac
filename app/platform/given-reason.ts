/** A reason that the product gives. It is put into words when it is read: `days` is what it names, `words` what someone wrote to it. */
export type Given<Key extends string> = { key: Key; days?: number; words?: string }

/** Why something happened: in the words of a person, or as the product gives it. */
export type Why<Key extends string> = string | Given<Key>

/** The same in the columns that hold it. */
export type StoredWhy<Key extends string> = {
	reason: string | null
	reasonKey: Key | null
	reasonDays?: number | null
}

export const storeWhy = <Key extends string>(why: Why<Key> | null): Required<StoredWhy<Key>> =>
	why === null || typeof why === 'string'
		? { reason: why, reasonKey: null, reasonDays: null }
		: { reason: why.words ?? null, reasonKey: why.key, reasonDays: why.days ?? null }

export const whyOf = <Key extends string>({ reason, reasonKey, reasonDays = null }: StoredWhy<Key>): Why<Key> | null =>
	reasonKey === null
		? reason
		: {
				key: reasonKey,
				...(reasonDays === null ? {} : { days: reasonDays }),
				...(reason === null ? {} : { words: reason }),
			}
