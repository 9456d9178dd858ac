import { randomUUID } from 'node:crypto'

const wellFormed = /^[a-z0-9-]+(\/[a-z0-9-]+)+$/

/** A key no one can guess, such as `photos/3f1c…`. */
export const newFileKey = (folder: string) => checkedKey(`${folder}/${randomUUID()}`)

/** Throws unless the key is one that we made: letters, digits, hyphens and slashes, so no dots and no way out of the store. */
export function checkedKey(key: string) {
	if (!isFileKey(key)) throw new Error('Not a file key')
	return key
}

export const isFileKey = (key: string) => key.length <= 200 && wellFormed.test(key)
