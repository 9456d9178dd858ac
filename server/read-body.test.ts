import { expect, test } from 'vitest'
import { bodyKind, bodyLimit, limits } from './read-body.ts'

const multipart = (bytes: number) => ({
	'content-type': 'multipart/form-data; boundary=x',
	'content-length': String(bytes),
})
const [small, large] = [multipart(limits.upload), multipart(limits.upload + 1)]

test('more than a file is taken where phones send their photos alone, and counted as photos', () => {
	for (const path of [
		'/profile/resume-photos',
		'/profile/resume-photos.data',
		'/profile/credentials/new/registration',
		'/doctors/complete-profile',
		'/hospital/documents.data',
	]) {
		expect(bodyLimit(path, large)).toBe(limits.photos)
		expect(bodyLimit(path, small)).toBe(limits.upload)
	}
	for (const path of ['/settings', '/profile/photo', '/resumes/1', '/messages/with/1'])
		expect(bodyLimit(path, large)).toBe(limits.upload)
	expect(bodyLimit('/x/profile/credentials', large)).toBe(limits.form)
	// A body that does not say how long it is gets the smaller limit.
	expect(bodyLimit('/profile/resume-photos', { 'content-type': 'multipart/form-data; boundary=x' })).toBe(limits.upload)
	expect(
		bodyLimit('/profile/resume-photos', { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '9' }),
	).toBe(limits.form)
	expect([limits.form, limits.upload, limits.photos].map(bodyKind)).toEqual(['form', 'file', 'photos'])
})
