import { z } from 'zod'

/** Long enough for the rule, and still among the first that a guesser tries. */
const common = new Set(
	(
		'1234567890 0123456789 9876543210 12345678910 123456789a qwertyuiop qwerty1234 qwerty12345 qwerty123456 1q2w3e4r5t ' +
		'1qaz2wsx3edc password12 password123 password1234 passw0rd123 p@ssword123 administrator welcome123 welcome1234 ' +
		'admin12345 letmein123 iloveyou123 hospital123 hospital1234 doctor12345 india12345 mumbai1234 abcdefghij abcd123456 ' +
		'asdfghjkl1 changeme123 test123456 testtest123'
	).split(' '),
)

const passwordMessages = {
	required: 'This field is required',
	tooShort: 'Please use at least 10 characters. Three or four words work well.',
	tooLong: 'Please use at most 256 characters.',
	common: 'This password is easy to guess. Please choose another one.',
}

const isEasy = (password: string) => common.has(password.toLowerCase()) || new Set(password).size < 4

/** A new password. Ten characters or more of any kind, and not one of those that are tried first. */
export const newPassword = z
	.string({ error: passwordMessages.required })
	.min(10, passwordMessages.tooShort)
	.max(256, passwordMessages.tooLong)
	.refine((password) => !isEasy(password), passwordMessages.common)

/** The password of a sign-in, as typed: what it must look like was asked when it was chosen. */
export const typedPassword = z.string({ error: passwordMessages.required }).max(256, passwordMessages.tooLong)
