export type OauthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'unsupported_grant_type'
  | 'server_error'
  | 'temporarily_unavailable';

/** An answer of the accounts service that is not a success (RFC 6749, section 5.2). */
export class OauthError extends Error {
  override readonly name = 'OauthError';
  readonly code: OauthErrorCode;
  readonly status: number;

  constructor(code: OauthErrorCode, description: string, status = 400) {
    super(description);
    this.code = code;
    this.status = status;
  }

  body() {
    return { error: this.code, error_description: this.message };
  }
}
