/** The labels of the first Europass form, which stand before their text without a sign between, in the words that other forms use. */
const labels: readonly (readonly [label: RegExp, plain: string])[] = [
	[
		/^(?:first name(?:\(s\)|s)? ?\/ ?surname(?:\(s\)|s)?|surname(?:\(s\)|s)? ?\/ ?first name(?:\(s\)|s)?)[\s:]+/i,
		'Name: ',
	],
	[/^dates?(?: \(from ?[-–] ?to\))?[\s:]+(?=.*(?:19|20)\d\d)/i, ''],
	[/^occupation or position held[\s:]+/i, 'Position: '],
	[/^name (?:and address )?of (?:the )?employer[\s:]+/i, 'Employer: '],
	[/^title of (?:the )?qualification(?: awarded)?[\s:]+/i, ''],
	[
		/^name (?:and type )?of (?:the )?(?:organi[sz]ation|institution)(?: providing education(?: and training)?)?[\s:]+(?=\p{Lu})/iu,
		'',
	],
	[/^main activities and(?: responsibilities)?[\s:]+/i, 'Responsibilities: '],
]

export const withPlainLabels = (line: string) => {
	// Titles of columns keep their words.
	const [label, plain] = (line.split('\t').length > 2 ? [] : labels.find(([pattern]) => pattern.test(line))) ?? []
	return label && plain !== undefined && !/^\W*$/.test(line.replace(label, '')) ? line.replace(label, plain) : line
}
