import { expect, test } from 'vitest'
import { bodyKind, bodyLimit, limits } from './read-body.ts'

const multipart = 'multipart/form-data; boundary=x'

test('several photos at once are taken on the page of resume photos alone', () => {
	expect(bodyLimit('/profile/resume-photos', multipart)).toBe(limits.photos)
	expect(bodyLimit('/profile/resume-photos.data', multipart)).toBe(limits.photos)
	for (const path of [
		'/settings',
		'/profile/photo',
		'/profile/resume-photos/more',
		'/resumes/1',
		'/x/profile/resume-photos',
	])
		expect(bodyLimit(path, multipart)).toBeLessThanOrEqual(limits.upload)
	expect(bodyLimit('/profile/resume-photos', 'application/x-www-form-urlencoded')).toBe(limits.form)
	expect([limits.form, limits.upload, limits.photos].map(bodyKind)).toEqual(['form', 'file', 'photos'])
})
