import { expect, test } from 'vitest'
import { mentionAt, suggestMentions } from './mentions.ts'

const names = ['Meera Joshi', 'Dr Rohan Kulkarni', 'क्षितिजा कुलकर्णी']

test('a name is offered from the @ on, and never in an email address or on the next line', () => {
	expect(mentionAt('Please call, @', 14)).toEqual({ start: 13, typed: '' })
	expect(mentionAt('@Meera and @Ro later', 14)).toEqual({ start: 11, typed: 'Ro' })
	expect(mentionAt('meera@joshi', 11)).toBeNull()
	expect(mentionAt('@Meera\nplease', 13)).toBeNull()
	expect(mentionAt('no one', 6)).toBeNull()
})

test('colleagues are found by any part of their name, in any script, until the whole name is there', () => {
	expect(suggestMentions('', names)).toEqual(names)
	expect(suggestMentions('kul', names)).toEqual(['Dr Rohan Kulkarni'])
	expect(suggestMentions('dr ro', names)).toEqual(['Dr Rohan Kulkarni'])
	expect(suggestMentions('क्षि', names)).toEqual(['क्षितिजा कुलकर्णी'])
	expect(suggestMentions('Meera Joshi', names)).toEqual([])
	expect(suggestMentions('Meera Joshi please', names)).toEqual([])
})
