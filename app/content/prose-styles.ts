import stylesheet from './prose.css?url'

/** `links` of a page that shows one of our texts. */
export const proseStyles = () => [{ rel: 'stylesheet', href: stylesheet }]
