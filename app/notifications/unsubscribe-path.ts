/** `/unsubscribe/<token>`, and the same for hospitals below `candidates/`: the token is the permission, so mail programs may post there (RFC 8058). */
export const isUnsubscribePath = (path: string) => /^\/unsubscribe\/(candidates\/)?[\w.-]{1,200}$/.test(path)
