/** The line of our mark, in a square of 28: one breath on a capnograph. Logo, icons and `public/favicon.svg` draw it. */
export const markPath =
	'M4.5 20h3.3c1 0 1.4-.5 1.6-1.5l1.4-7.3c.2-1.1.8-1.6 1.9-1.7l5-.5c1.1-.1 1.6.5 1.7 1.5l.8 8c.1 1 .6 1.5 1.5 1.5h1.8'
