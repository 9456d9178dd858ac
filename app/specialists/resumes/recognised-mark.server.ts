import { randomUUID } from 'node:crypto'
import { isKeyedHash, keyedHash } from '#app/identity/tokens.server.ts'

const signed = (id: string) => `recognised words of a photographed resume ${id}`

/** What a file says in which we wrote recognised words. Its owner may download it and upload it again, and no one else can make such a mark. */
export function newMark() {
	const id = randomUUID()
	return `recognised:${id}:${keyedHash(signed(id))}`
}

/** Whether recognised words in this file are ours. */
export function hasOurMark(bytes: Buffer): boolean {
	const [, id, signature] = /recognised:([0-9a-f-]{36}):([\w-]+)/.exec(bytes.toString('latin1')) ?? []
	return id !== undefined && signature !== undefined && isKeyedHash(signed(id), signature)
}
