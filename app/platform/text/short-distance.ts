/** A distance in words, for a cell of a table: '~7 km', '<1 km', 'same city'. */
export const shortDistance = (words: string) =>
	words.replace('about ', '~').replace('less than ', '<').replace('in the ', '')
