/** `/unsubscribe/<token>`: the token is the permission, so mail programs may post there (RFC 8058). */
export const isUnsubscribePath = (path: string) => /^\/unsubscribe\/[\w.-]{1,200}$/.test(path)
