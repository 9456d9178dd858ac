/** Entries by words that people type. An ordinary object also has 'constructor' and 'valueOf', which are words as well. */
export const dictionary = <Value>(entries: Record<string, Value>): Readonly<Record<string, Value>> =>
	Object.assign(Object.create(null) as Record<string, Value>, entries)
