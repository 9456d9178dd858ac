import { expect, test } from 'vitest'
import { company } from '#app/company.ts'
import { renderMail } from './mail-layout.server.ts'

const mail = renderMail({
	heading: 'Reply to <Lakeside> & "others"',
	paragraphs: ['First.', '<script>alert(1)</script>'],
	action: { label: 'See it', url: 'https://a.example/?a=1&b="2"' },
	footnote: 'You get this because you asked.',
})

test('the text says everything, the link written out', () => {
	expect(mail.text).toContain('Reply to <Lakeside> & "others"\n\nFirst.')
	expect(mail.text).toContain('See it:\nhttps://a.example/?a=1&b="2"')
	expect(mail.text).toContain(company.address)
})

test('the HTML escapes what it is given, and fetches nothing', () => {
	expect(mail.html).toContain('Reply to &lt;Lakeside&gt; &amp; &quot;others&quot;')
	expect(mail.html).toContain('href="https://a.example/?a=1&amp;b=&quot;2&quot;"')
	expect(mail.html).not.toMatch(/<script|<img|<link|src=/)
})

test('the HTML has one button, and the words on it are those of the action', () => {
	expect(mail.html.match(/<a class="button"[^>]*>(.*?)<\/a>/)?.[1]).toBe('<b>See it</b>')
	expect(mail.html.match(/class="button"/g)).toHaveLength(1)
})
