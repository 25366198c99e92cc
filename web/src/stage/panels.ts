// What the drawer of a table can show.
export type Panel = 'menu' | 'log' | 'chat' | 'invite' | 'settings' | 'aids'
